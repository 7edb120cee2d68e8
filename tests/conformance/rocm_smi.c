/* librocm_smi64 for programs that ask it where the GPU is on its bus, and how fast its clock is. Debian's own reads what
   AMD's driver has in /sys, and says that it is not initialized on a machine without that driver. */
enum { SUCCESS = 0, NOT_SUPPORTED = 2 };

int rsmi_init(unsigned long long flags) { (void)flags; return SUCCESS; }
int rsmi_num_monitor_devices(unsigned *count) { *count = 8; return SUCCESS; }
/* As hipDeviceGetPCIBusId says of hipkit's devices: domain 0, bus 1 and so on. */
int rsmi_dev_pci_id_get(unsigned device, unsigned long long *place) { *place = (device + 1) << 8; return SUCCESS; }
int rsmi_dev_gpu_clk_freq_get(unsigned device, int clock, void *found) { (void)device, (void)clock, (void)found; return NOT_SUPPORTED; }
int rsmi_dev_gpu_metrics_info_get(unsigned device, void *found) { (void)device, (void)found; return NOT_SUPPORTED; }
int rsmi_dev_metrics_xcd_counter_get(unsigned device, unsigned short *count) { (void)device; *count = 1; return SUCCESS; }
int rsmi_dev_firmware_version_get(unsigned device, int block, void *found) { (void)device, (void)block, (void)found; return NOT_SUPPORTED; }
int rsmi_minmax_bandwidth_get(unsigned from, unsigned to, unsigned long long *least, unsigned long long *most) {
  (void)from, (void)to;
  *least = *most = 0;
  return SUCCESS;
}
int rsmi_topo_get_link_type(unsigned from, unsigned to, unsigned long long *hops, int *kind) {
  (void)from, (void)to;
  *hops = *kind = 1;
  return SUCCESS;
}
int rsmi_topo_get_link_weight(unsigned from, unsigned to, unsigned long long *weight) {
  (void)from, (void)to;
  *weight = 20;
  return SUCCESS;
}
int rsmi_version_get(struct { unsigned major, minor, patch; const char *build; } *version) {
  version->major = 7, version->minor = 4, version->patch = 0, version->build = "";
  return SUCCESS;
}
int rsmi_status_string(int status, const char **text) { (void)status; *text = ""; return SUCCESS; }
