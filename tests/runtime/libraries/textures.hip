// A program that reads an array through a texture reference and a texture object, and writes it through a surface.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <vector>

enum { WIDTH = 32, HEIGHT = 16 };

texture<float, hipTextureType2D, hipReadModeElementType> image;
texture<unsigned char, hipTextureType1D, hipReadModeNormalizedFloat> row;

__global__ void through_reference(float* out) {
    out[threadIdx.y * WIDTH + threadIdx.x] = tex2D(image, threadIdx.x, threadIdx.y);
}

__global__ void through_row(float* out) { out[threadIdx.x] = tex1Dfetch(row, threadIdx.x); }

__global__ void through_object(float* out, hipTextureObject_t texture) {
    float x = (threadIdx.x + 0.5f) / WIDTH, y = (threadIdx.y + 0.5f) / HEIGHT;
    out[threadIdx.y * WIDTH + threadIdx.x] = tex2D<float>(texture, x - 1, y + 2);
}

__global__ void through_surface(hipSurfaceObject_t surface) {
    float value;
    surf2Dread(&value, surface, threadIdx.x * 4, threadIdx.y);
    surf2Dwrite(value * 2, surface, threadIdx.x * 4, threadIdx.y);
}

static void check(const char* what, hipError_t code) {
    if (code != hipSuccess) printf("%s: %s\n", what, hipGetErrorString(code));
}

static void compare(const char* what, const std::vector<float>& want, const float* got) {
    std::vector<float> found(want.size());
    check("hipMemcpy", hipMemcpy(found.data(), got, found.size() * 4, hipMemcpyDeviceToHost));
    printf("%s: %s\n", what, found == want ? "right" : "wrong");
}

int main() {
    std::vector<float> data(WIDTH * HEIGHT);
    for (int n = 0; n < WIDTH * HEIGHT; n++) data[n] = n * 0.5f;
    hipChannelFormatDesc channel = hipCreateChannelDesc(32, 0, 0, 0, hipChannelFormatKindFloat);
    hipArray* array;
    check("hipMallocArray", hipMallocArray(&array, &channel, WIDTH, HEIGHT, hipArrayDefault));
#if HIP_VERSION_MAJOR < 6
    printf("%u x %u\n", array->width, array->height);
#else  // where the structure is the runtime's own
    hipExtent extent;
    check("hipArrayGetInfo", hipArrayGetInfo(nullptr, &extent, nullptr, array));
    printf("%zu x %zu\n", extent.width, extent.height);
#endif
    check("hipMemcpy2DToArray",
          hipMemcpy2DToArray(array, 0, 0, data.data(), WIDTH * 4, WIDTH * 4, HEIGHT, hipMemcpyHostToDevice));
    float* out;
    check("hipMalloc", hipMalloc(&out, data.size() * 4));
    dim3 block(WIDTH, HEIGHT);

    image.normalized = 0;
    image.filterMode = hipFilterModePoint;
    check("hipBindTextureToArray", hipBindTextureToArray(&image, array, &channel));
    through_reference<<<1, block>>>(out);
    compare("reference", data, out);
    check("hipUnbindTexture", hipUnbindTexture(&image));

    float* rows;
    size_t begins = 1;
    check("hipMalloc", hipMalloc(&rows, 256 * HEIGHT));
    check("hipMemcpy2D", hipMemcpy2D(rows, 256, data.data(), WIDTH * 4, WIDTH * 4, HEIGHT, hipMemcpyHostToDevice));
    check("hipBindTexture2D", hipBindTexture2D(&begins, &image, rows, &channel, WIDTH, HEIGHT, 256));
    check("hipMemset", hipMemset(out, 0, data.size() * 4));
    through_reference<<<1, block>>>(out);
    compare(begins ? "no rows" : "rows", data, out);
    check("hipUnbindTexture", hipUnbindTexture(&image));

    hipResourceDesc resource = {};
    resource.resType = hipResourceTypeArray;
    resource.res.array.array = array;
    hipTextureDesc texture = {};
    texture.addressMode[0] = texture.addressMode[1] = hipAddressModeWrap;
    texture.normalizedCoords = 1;
    hipTextureObject_t object;
    check("hipCreateTextureObject", hipCreateTextureObject(&object, &resource, &texture, nullptr));
    through_object<<<1, block>>>(out, object);
    compare("object", data, out);
    check("hipDestroyTextureObject", hipDestroyTextureObject(object));

    hipSurfaceObject_t surface;
    check("hipCreateSurfaceObject", hipCreateSurfaceObject(&surface, &resource));
    through_surface<<<1, block>>>(surface);
    check("hipMemcpy2DFromArray",
          hipMemcpy2DFromArray(out, WIDTH * 4, array, 0, 0, WIDTH * 4, HEIGHT, hipMemcpyDeviceToDevice));
    for (float& value : data) value *= 2;
    compare("surface", data, out);
    check("hipDestroySurfaceObject", hipDestroySurfaceObject(surface));

    std::vector<unsigned char> bytes(64);
    std::vector<float> parts(64);
    for (int n = 0; n < 64; n++) parts[n] = (bytes[n] = n * 3) / 255.0f;
    unsigned char* memory;
    check("hipMalloc", hipMalloc(&memory, 64));
    check("hipMemcpy", hipMemcpy(memory, bytes.data(), 64, hipMemcpyHostToDevice));
    size_t offset = 1;
    hipChannelFormatDesc byte = hipCreateChannelDesc(8, 0, 0, 0, hipChannelFormatKindUnsigned);
    check("hipBindTexture", hipBindTexture(&offset, &row, memory, &byte, 64));
    through_row<<<1, 64>>>(out);
    compare(offset ? "no row" : "row", parts, out);

    check("hipFreeArray", hipFreeArray(array));
    printf("%s\n", hipGetErrorString(hipFreeArray(array)));
}
