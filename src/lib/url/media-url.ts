import { apiBaseUrl } from '../configuration.ts';

/**
 * The URL of a stored file: `{apiBaseUrl}/{mediaPath}/media` (QST-036, D-146). A `data:` or `blob:` URL, for a file
 * not uploaded yet, is returned unchanged.
 *
 * @param mediaPath opaque, such as `files/fil-7kq2.png`
 */
export const mediaUrl = (mediaPath: string): string =>
  /^(?:data|blob):/i.test(mediaPath)
    ? mediaPath
    : `${apiBaseUrl}/${mediaPath.replaceAll(/^\/+|\/+$/g, '')}/media`;
