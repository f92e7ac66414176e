export type MediaKind = 'image' | 'audio' | 'video' | 'download';

const kinds: Readonly<Record<string, MediaKind>> = {
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
  mp3: 'audio',
  wav: 'audio',
  // Audio is more likely than video in an `.ogg` file (D-148).
  ogg: 'audio',
  mp4: 'video',
  webm: 'video',
};

function kindOfContent(contentType: string): MediaKind {
  const main = /^(image|audio|video)\//i.exec(contentType)?.[1]?.toLowerCase();
  return main === 'image' || main === 'audio' || main === 'video' ? main : 'download';
}

/**
 * Determines how to show a file: by the prefix of a `data:` URL, else the extension, else the content type; otherwise
 * as a download (QST-035).
 *
 * @param source URL or media path; its query, fragment and final `/media` (D-146) are ignored
 * @param contentType such as `image/png`, for `blob:` URLs, which have no extension
 */
export function mediaKind(source: string, contentType?: string): MediaKind {
  if (/^data:/i.test(source)) return kindOfContent(source.slice('data:'.length));
  const path = source.replace(/[?#].*$/s, '').replace(/\/media$/, '');
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const named = Object.hasOwn(kinds, extension) ? kinds[extension] : undefined;
  return named ?? kindOfContent(contentType ?? '');
}
