/** Which files may be attached; the server looks at their bytes as well (D-148). */
export interface MediaRule {
  /** Endings, which the browser's dialog suggests. */
  accept: readonly string[];
  /** Content types. Some systems know none for a file: then its ending counts. */
  types: readonly RegExp[];
  /** As in 'Only JPEG, PNG and MP4 files can be attached here.' */
  words: string;
}

/** The picture or video of an activity (AUT-054). */
export const activityMedia: MediaRule = {
  accept: ['.jpg', '.jpeg', '.png', '.mp4'],
  types: [/^image\/(p?jpe?g|png)$/, /^video\/mp4$/],
  words: 'JPEG, PNG and MP4',
};

/** The image, audio or video of a question (AUT-037). */
export const questionMedia: MediaRule = {
  accept: ['.png', '.jpg', '.jpeg', '.gif', '.mp3', '.wav', '.ogg', '.mp4', '.webm'],
  types: [
    /^image\/(p?jpe?g|png|gif)$/,
    /^audio\/(mpeg|mp3|x-mp3|x-mpeg|wav|x-wav|wave|vnd\.wave|ogg)$/,
    /^video\/(mp4|webm|ogg)$/,
    /^application\/ogg$/,
  ],
  words: 'PNG, JPEG, GIF, MP3, WAV, Ogg, MP4 and WebM',
};

/** Bytes. */
export const largestFile = 10 * 1024 * 1024;

const endingOf = (name: string): string => /\.[a-z0-9]+$/i.exec(name)?.[0].toLowerCase() ?? '';

/** Why a file cannot be attached, in a sentence; undefined when it can. */
export function fileProblem(
  { name, type, size }: File,
  { accept, types, words }: MediaRule,
): string | undefined {
  const isKnown = type === '' ? accept.includes(endingOf(name)) : types.some((known) => known.test(type));
  if (!isKnown) return `Only ${words} files can be attached here.`;
  if (size === 0) return 'This file is empty.';
  return size > largestFile ? 'This file is too large: at most 10 MB.' : undefined;
}
