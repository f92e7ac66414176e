import { apiBaseUrl } from '../configuration.ts';

/**
 * The URL of a stored file: `{apiBaseUrl}/{mediaPath}/media` (QST-036, D-146). The `data:` or `blob:` URL of a file that
 * has not been uploaded stays as it is.
 *
 * @param mediaPath opaque, such as `files/fil-7kq2.png`
 */
export const mediaUrl = (mediaPath: string): string =>
  /^(?:data|blob):/i.test(mediaPath)
    ? mediaPath
    : `${apiBaseUrl}/${mediaPath.replaceAll(/^\/+|\/+$/g, '')}/media`;
