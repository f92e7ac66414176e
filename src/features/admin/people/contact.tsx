import { Highlighted } from '#components/list/highlighted.tsx';
import { formatPhoneNumber, internationalPhoneNumber } from '#lib/text/phone-number.ts';
import { callLink, chatLink, emailLink } from '#lib/url/contact-links.ts';
import styles from './people.module.css';

export function EmailLink({ email }: { email: string | null }) {
  if (!email) return '—';
  const href = emailLink(email);
  const text = <Highlighted text={email} />;
  return href === undefined ? (
    text
  ) : (
    <a href={href} className={styles.contact}>
      {text}
    </a>
  );
}

export function PhoneLink({ number }: { number: string | null }) {
  const text = formatPhoneNumber(number);
  if (!number || !text) return '—';
  const href = callLink(internationalPhoneNumber(number) ?? number);
  return href === undefined ? (
    <Highlighted text={text} />
  ) : (
    <a href={href} className={styles.contact}>
      <Highlighted text={text} />
    </a>
  );
}

interface WhatsAppLinkProps {
  number: string | null;
  children?: string;
}

/** A link to a WhatsApp chat, which opens in a new tab; plain text if WhatsApp cannot address the number. */
export function WhatsAppLink({ number, children }: WhatsAppLinkProps) {
  const shown = formatPhoneNumber(number);
  if (!number || !shown) return '—';
  const international = internationalPhoneNumber(number);
  const text = children ?? <Highlighted text={shown} />;
  return international === undefined ? (
    text
  ) : (
    <a
      href={chatLink(international)}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.contact}
      aria-label={
        children ? `${children} chat with ${shown} in a new tab` : `${shown}, WhatsApp chat in a new tab`
      }
    >
      {text}
    </a>
  );
}
