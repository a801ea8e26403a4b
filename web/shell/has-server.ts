// Whether the page came from a server that has saves, or lies on a web host that only sends files (`savegraph page`).

export function hasServer(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="savegraph-server"]')?.content !== 'none';
}
