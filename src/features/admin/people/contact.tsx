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
    <a href={href} className={styles.contactLink}>
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
    <a href={href} dir="ltr" className={styles.contactLink}>
      <Highlighted text={text} />
    </a>
  );
}

interface WhatsAppLinkProps {
  number: string | null;
  /** Replaces the number, for example 'WhatsApp'. */
  children?: string;
}

/** A link to a WhatsApp chat, which opens in a new tab; plain text if the number has no international form. */
export function WhatsAppLink({ number, children }: WhatsAppLinkProps) {
  const formatted = formatPhoneNumber(number);
  if (!number || !formatted) return '—';
  const international = internationalPhoneNumber(number);
  const text = children ?? <Highlighted text={formatted} />;
  return international === undefined ? (
    text
  ) : (
    <a
      href={chatLink(international)}
      dir={children === undefined ? 'ltr' : undefined}
      target="_blank"
      rel="noopener noreferrer"
      className={styles.contactLink}
      aria-label={
        children
          ? `${children} chat with ${formatted} in a new tab`
          : `${formatted}, WhatsApp chat in a new tab`
      }
    >
      {text}
    </a>
  );
}
