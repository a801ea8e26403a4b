// Made by the build: web/vite.config.ts.

declare module 'virtual:program-texts' {
  /** By path in src/. */
  export const DATA_TEXTS: Readonly<Record<string, string>>;
  /** By name in schema/. */
  export const SCHEMA_TEXTS: Readonly<Record<string, string>>;
}
