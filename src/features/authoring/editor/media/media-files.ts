/** Describes accepted files; the server also checks their contents (D-148). */
export interface MediaRule {
  /** File extensions, for the file dialog. */
  accept: readonly string[];
  /** Content types. For files without one, the extension decides. */
  types: readonly RegExp[];
  /** Names the formats, as in 'Only JPEG, PNG and MP4 files can be attached here.' */
  label: string;
}

export const activityMedia: MediaRule = {
  accept: ['.jpg', '.jpeg', '.png', '.mp4'],
  types: [/^image\/(p?jpe?g|png)$/, /^video\/mp4$/],
  label: 'JPEG, PNG and MP4',
};

export const questionMedia: MediaRule = {
  accept: ['.png', '.jpg', '.jpeg', '.gif', '.mp3', '.wav', '.ogg', '.mp4', '.webm'],
  types: [
    /^image\/(p?jpe?g|png|gif)$/,
    /^audio\/(mpeg|mp3|x-mp3|x-mpeg|wav|x-wav|wave|vnd\.wave|ogg)$/,
    /^video\/(mp4|webm|ogg)$/,
    /^application\/ogg$/,
  ],
  label: 'PNG, JPEG, GIF, MP3, WAV, Ogg, MP4 and WebM',
};

/** Maximum size in bytes. */
export const maxFileSize = 10 * 1024 * 1024;

const extensionOf = (name: string): string => /\.[a-z0-9]+$/i.exec(name)?.[0].toLowerCase() ?? '';

/** Returns the reason why a file cannot be attached; undefined if it can. */
export function fileProblem(
  { name, type, size }: File,
  { accept, types, label }: MediaRule,
): string | undefined {
  const isKnown = type === '' ? accept.includes(extensionOf(name)) : types.some((known) => known.test(type));
  if (!isKnown) return `Only ${label} files can be attached here.`;
  if (size === 0) return 'This file is empty.';
  return size > maxFileSize ? 'This file is too large: at most 10 MB.' : undefined;
}
