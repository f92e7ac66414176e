import { apiBaseUrl } from '../configuration.ts';

/**
 * The address of a stored file: `{apiBaseUrl}/{mediaPath}/media` (QST-036, D-146). A file that is held in the page,
 * as a `data:` or `blob:` address, is its own address.
 *
 * @param mediaPath opaque, such as `files/fil-7kq2.png`
 */
export const mediaUrl = (mediaPath: string): string =>
  /^(?:data|blob):/i.test(mediaPath)
    ? mediaPath
    : `${apiBaseUrl}/${mediaPath.replaceAll(/^\/+|\/+$/g, '')}/media`;
