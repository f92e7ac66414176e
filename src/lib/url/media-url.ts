import { apiBaseUrl } from '../configuration.ts';

/** Returns `{apiBaseUrl}/{mediaPath}/media` (QST-036, D-146), but a `data:` or `blob:` URL unchanged. */
export const mediaUrl = (mediaPath: string): string =>
  /^(?:data|blob):/i.test(mediaPath)
    ? mediaPath
    : `${apiBaseUrl}/${mediaPath.replaceAll(/^\/+|\/+$/g, '')}/media`;
