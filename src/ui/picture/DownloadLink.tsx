import { Download } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { safeFileName } from '#lib/safe-file-name.ts';
import { downloadFile } from '#lib/url/download-file.ts';
import { classNames } from '../class-names.ts';
import styles from './Media.module.css';

export interface DownloadLinkProps {
  /** A URL; `data:` and `blob:` ones are left to the browser. */
  href: string;
  /** The name of the saved file; by default the one that the server sends. */
  fileName?: string | undefined;
}

/** 'Download attached file' (QST-004). The link itself remains for the browser's own menu, "Save link as" for instance. */
export function DownloadLink({ href, fileName }: DownloadLinkProps) {
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
