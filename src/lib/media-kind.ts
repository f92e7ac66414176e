export type MediaKind = 'image' | 'audio' | 'video' | 'download';

const kinds: Readonly<Record<string, MediaKind>> = {
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  gif: 'image',
  mp3: 'audio',
  wav: 'audio',
  // A bare .ogg may hold either; sound is listed first (D-148).
  ogg: 'audio',
  mp4: 'video',
  webm: 'video',
};

/** `image/png` → image. Anything but image, audio and video is a file to download. */
function kindOfContent(contentType: string): MediaKind {
  const main = /^(image|audio|video)\//i.exec(contentType)?.[1]?.toLowerCase();
  return main === 'image' || main === 'audio' || main === 'video' ? main : 'download';
}

/**
 * How a file is shown: the prefix of a `data:` URL decides first, then the extension, then the content type
 * if the caller knows it; otherwise the file is offered as a download (QST-035).
 *
 * @param source a `data:` or `blob:` URL, any other URL or a media path; query, fragment and the `/media` that ends a
 *   media URL (D-146) are ignored
 * @param contentType such as `image/png`, for URLs that carry no name (`blob:`)
 */
export function mediaKind(source: string, contentType?: string): MediaKind {
  if (/^data:/i.test(source)) return kindOfContent(source.slice('data:'.length));
  const path = source.replace(/[?#].*$/s, '').replace(/\/media$/, '');
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const named = Object.hasOwn(kinds, extension) ? kinds[extension] : undefined;
  return named ?? kindOfContent(contentType ?? '');
}
