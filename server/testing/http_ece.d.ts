/** The part of http_ece that the tests use; the package has no types of its own. */
declare module "http_ece" {
  export function decrypt(
    content: Buffer,
    options: {
      readonly version: "aes128gcm";
      readonly privateKey: import("node:crypto").ECDH;
      readonly authSecret: Buffer;
    },
  ): Buffer;
}
