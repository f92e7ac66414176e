import { Download } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { mediaKind, type MediaKind } from '#lib/media-kind.ts';
import { safeFileName } from '#lib/safe-file-name.ts';
import { downloadFile } from '#lib/url/download-file.ts';
import { classNames } from '../class-names.ts';
import { MediaPlayer } from './MediaPlayer.tsx';
import styles from './Media.module.css';

export interface MediaProps {
  src: string;
  alt: string;
  /** The name of a downloaded file. */
  fileName?: string;
  /** Default: by the extension of the URL. */
  kind?: MediaKind;
  /** WebVTT text. */
  captions?: string | undefined;
}

const failureTexts: Record<MediaKind, string> = {
  image: 'This picture could not be shown.',
  audio: 'This recording could not be played.',
  video: 'This video could not be played.',
  download: '',
};

/** A picture, a recording or a video of at most 250 px in height, or a link to any other file (QST-004, QST-037). */
export function Media({ src, alt, fileName, kind = mediaKind(src), captions }: MediaProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const link = <DownloadLink href={src} fileName={fileName} />;
  if (kind === 'download') return link;
  if (brokenUrl === src) {
    return (
      <div className={styles.broken}>
        <p role="status">{failureTexts[kind]}</p>
        {link}
      </div>
    );
  }
  const fail = () => setBrokenUrl(src);
  if (kind === 'image') {
    return (
      <span className={styles.paper}>
        <img className={styles.image} src={src} alt={alt} onError={fail} />
      </span>
    );
  }
  return <MediaPlayer key={src} kind={kind} src={src} label={alt} captions={captions} onError={fail} />;
}

interface DownloadLinkProps {
  /** `data:` and `blob:` URLs are downloaded by the browser, others by code. */
  href: string;
  /** Default: the file name in the response. */
  fileName?: string | undefined;
}

/** The link 'Download attached file' (QST-004). A link instead of a button, for the browser's context menu. */
function DownloadLink({ href, fileName }: DownloadLinkProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const download = (event: MouseEvent) => {
    if (!/^(data|blob):/i.test(href) && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      if (state === 'busy') return;
      setState('busy');
      downloadFile(href, fileName).then(
        () => setState('idle'),
        () => setState('failed'),
      );
    }
  };

  return (
    <div>
      <a
        className={classNames(styles.link, 'bold')}
        href={href}
        download={fileName === undefined ? true : safeFileName(fileName)}
        onClick={download}
      >
        <Download aria-hidden="true" />
        Download attached file
      </a>
      <p className={styles.failed} role="status">
        {state === 'failed' && 'This file could not be downloaded.'}
      </p>
    </div>
  );
}
