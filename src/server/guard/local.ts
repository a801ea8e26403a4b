// Recognises this machine. The server serves files of the user who started it, so pages of other sites must
// not be able to query it: neither openly (CORS) nor through a host name that resolves to here (DNS rebinding).

const NAMES = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** The origin of a page on this machine. */
export function isLocalOrigin(origin: string): boolean {
  return URL.canParse(origin) && NAMES.test(new URL(origin).hostname);
}

/** An address to listen on, or the host of a URL, that is this machine only. */
export function isLoopback(host: string): boolean {
  return NAMES.test(host) || host === '::1';
}
