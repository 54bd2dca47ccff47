interface S3Settings {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
}

/**
 * Parses `s3://KEY:SECRET@host:port/bucket?region=eu-central-1&tls=false`. Key and secret are percent-encoded; `region`
 * defaults to `us-east-1` and `tls` to `true`. Null for any other text.
 */
export function parseS3Url(filesUrl: string): S3Settings | null {
  if (!URL.canParse(filesUrl)) return null;
  const url = new URL(filesUrl);
  const bucket = url.pathname.slice(1);
  if (url.protocol !== "s3:" || !url.username || !url.password || !url.host || !/^[a-z0-9][a-z0-9.-]+$/.test(bucket))
    return null;
  const scheme = url.searchParams.get("tls") === "false" ? "http" : "https";
  try {
    return {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      endpoint: `${scheme}://${url.host}`,
      bucket,
      region: url.searchParams.get("region") ?? "us-east-1",
    };
  } catch {
    // A percent sign that encodes nothing.
    return null;
  }
}
