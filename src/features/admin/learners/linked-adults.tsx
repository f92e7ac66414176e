import type { components } from '#api/contract.gen.ts';
import { Highlighted } from '#components/list/highlighted.tsx';
import { formatPhoneNumber } from '#lib/text/phone-number.ts';
import { EmailLink, PhoneLink } from '../people/contact.tsx';
import { fullName, UserLink } from '../people/user-link.tsx';
import styles from './linked-adults.module.css';

type Adult = components['schemas']['LinkedAdult'];

/** Everything that a line about an adult says, and the numbers as they were typed. */
export const searchTextOfAdult = (adult: Adult): string =>
  [
    fullName(adult),
    adult.relationship,
    adult.email,
    ...[...new Set([adult.cellphoneNumber, adult.whatsAppNumber])].flatMap((number) => [
      number,
      formatPhoneNumber(number),
    ]),
  ]
    .filter(Boolean)
    .join(' ');

/** 'Naledi Khumalo (Mother) parent@springbyte.test 082 555 0101'; a number that serves for both is said once. */
export const adultInWords = (adult: Adult): string => {
  const numbers = [adult.cellphoneNumber, adult.whatsAppNumber].map((number) => formatPhoneNumber(number));
  return [`${fullName(adult)} (${adult.relationship})`, adult.email, ...new Set(numbers)]
    .filter(Boolean)
    .join(' ');
};

/** The adults of a learner, what each is to the learner, and how to reach them. */
export function LinkedAdults({ adults }: { adults: readonly Adult[] }) {
  if (adults.length === 0) return <span className={styles.none}>No parents linked</span>;
  return (
    <ul className={styles.adults}>
      {adults.map((adult) => (
        <li key={adult.id} className={styles.adult}>
          <span className={styles.who}>
            <UserLink user={adult} />{' '}
            <span className={styles.relationship}>
              <Highlighted text={adult.relationship} />
            </span>
          </span>
          <Contacts adult={adult} />
        </li>
      ))}
    </ul>
  );
}

/** One number that serves for both is said once. */
function Contacts({ adult: { email, cellphoneNumber, whatsAppNumber } }: { adult: Adult }) {
  const isOneNumber =
    cellphoneNumber !== null && formatPhoneNumber(cellphoneNumber) === formatPhoneNumber(whatsAppNumber);
  if (!email && !cellphoneNumber && !whatsAppNumber) return <span className={styles.none}>No contacts</span>;
  return (
    <span className={styles.contacts}>
      {email ? <EmailLink email={email} /> : null}
      {cellphoneNumber ? (
        <span>
          <span className={styles.kind}>{isOneNumber ? 'Cell, WhatsApp' : 'Cell'}</span>{' '}
          <PhoneLink number={cellphoneNumber} />
        </span>
      ) : null}
      {whatsAppNumber && !isOneNumber ? (
        <span>
          <span className={styles.kind}>WhatsApp</span> <PhoneLink number={whatsAppNumber} />
        </span>
      ) : null}
    </span>
  );
}
