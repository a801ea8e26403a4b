// Whether the page came from a server that has saves, and takes some, or lies on a web host that only sends files (`savegraph page`).

function server(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="savegraph-server"]')?.content;
}

export function hasServer(): boolean {
  return server() !== 'none';
}

/** Whether saves may be sent to it. */
export function takesUploads(): boolean {
  return server() === 'uploads';
}
