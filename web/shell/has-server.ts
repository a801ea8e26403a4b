// Whether the page came from a server with saves, and whether that accepts uploads, or from a host of static
// files (`savegraph page`).

function server(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="savegraph-server"]')?.content;
}

export function hasServer(): boolean {
  return server() !== 'none';
}

/** Whether the server accepts uploads. */
export function takesUploads(): boolean {
  return server() === 'uploads';
}
