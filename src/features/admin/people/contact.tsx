import { Highlighted } from '#components/list/highlighted.tsx';
import { formatPhoneNumber } from '#lib/text/phone-number.ts';
import styles from './people.module.css';

/** An email that opens the mail program; a dash for none. */
export function EmailLink({ email }: { email: string | null }) {
  if (!email) return '—';
  return (
    <a href={`mailto:${encodeURI(email)}`} className={styles.contact}>
      <Highlighted text={email} />
    </a>
  );
}

/** A number that a telephone calls when it is pressed; a dash for none. */
export function PhoneLink({ number }: { number: string | null }) {
  const text = formatPhoneNumber(number);
  if (!text) return '—';
  return (
    <a href={`tel:${text.replaceAll(/[^+\d]/g, '')}`} className={styles.contact}>
      <Highlighted text={text} />
    </a>
  );
}
