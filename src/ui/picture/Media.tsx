import { useState } from 'react';
import { mediaKind, type MediaKind } from '#lib/media-kind.ts';
import { DownloadLink } from './DownloadLink.tsx';
import { MediaPlayer } from './MediaPlayer.tsx';
import styles from './Media.module.css';

export interface MediaProps {
  /** A URL, which may be a `data:` or `blob:` one. */
  src: string;
  /** What is seen or heard, for those who cannot. */
  alt: string;
  /** The name of a downloaded file. */
  fileName?: string;
  /** For URLs that do not reveal it: a media path may have an extension where its URL has none. */
  kind?: MediaKind;
  /** The captions of a video, as the text of a WebVTT file. */
  captions?: string | undefined;
}

const failed: Record<MediaKind, string> = {
  image: 'This picture could not be shown.',
  audio: 'This recording could not be played.',
  video: 'This video could not be played.',
  download: '',
};

/** A picture, a recording or a video of at most 250 px in height, or a link to any other file (QST-004, QST-037). */
export function Media({ src, alt, fileName, kind = mediaKind(src), captions }: MediaProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const link = <DownloadLink href={src} fileName={fileName} />;
  if (kind === 'download') return link;
  if (broken === src) {
    return (
      <div className={styles.broken}>
        <p role="status">{failed[kind]}</p>
        {link}
      </div>
    );
  }
  const fail = () => setBroken(src);
  if (kind === 'image') {
    return (
      <span className={styles.paper}>
        <img className={styles.image} src={src} alt={alt} onError={fail} />
      </span>
    );
  }
  return <MediaPlayer key={src} kind={kind} src={src} label={alt} captions={captions} onError={fail} />;
}
