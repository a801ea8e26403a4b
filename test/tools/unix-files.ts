// Tells if this system has the files that only Unix has. Windows lets only administrators make symbolic links, has no
// pipes with a path, and no files that never end; tests of how they are read run elsewhere.

export const hasUnixFiles = process.platform !== 'win32';
