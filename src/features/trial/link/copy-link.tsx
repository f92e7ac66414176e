import { Check, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { showMessage } from '#ui/overlay/confirm.ts';
import styles from './link.module.css';

/** In milliseconds. */
const confirmationTime = 3000;

interface CopyLinkProps {
  link: string;
  /** The title of the invite, for the accessible name. */
  name: string;
  variant?: 'quiet' | 'primary';
}

/** Copies the link of an invite; if the browser refuses, shows the link. */
export function CopyLink({ link, name, variant = 'quiet' }: CopyLinkProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmationTime);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      await showMessage({
        title: 'Copy this link',
        message: <p className={classNames('breakable', styles.link)}>{link}</p>,
      });
    }
  };
  const label = isCopied ? 'Copied' : 'Copy link';
  return (
    <>
      <Button
        variant={variant}
        size={variant === 'quiet' ? 'small' : 'normal'}
        className={variant === 'quiet' ? styles.button : undefined}
        icon={isCopied ? <Check aria-hidden="true" /> : <Link2 aria-hidden="true" />}
        aria-label={`${label}: ${name}`}
        onPress={() => void copy()}
      >
        {label}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied ? 'Link copied' : ''}
      </span>
    </>
  );
}
