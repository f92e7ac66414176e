import type { components } from '#api/contract.gen.ts';
import { Highlighted } from '#components/list/highlighted.tsx';
import { formatPhoneNumber } from '#lib/text/phone-number.ts';
import { phoneSearchText } from '#lib/text/phone-search.ts';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { EmailLink, PhoneLink, WhatsAppLink } from '../people/contact.tsx';
import { fullName, UserLink } from '../people/user-link.tsx';
import styles from '../people/people.module.css';

type Adult = components['schemas']['LinkedAdult'];

export const searchTextOfAdult = (adult: Adult): string =>
  [
    fullName(adult),
    adult.relationship,
    adult.email,
    ...new Set([adult.cellphoneNumber, adult.whatsAppNumber].map(phoneSearchText)),
  ]
    .filter(Boolean)
    .join(' ');

/**
 * For example 'Naledi Khumalo (Mother) parent@springbyte.test 082 555 0101'; a number with both purposes appears
 * once.
 */
export const describeAdult = (adult: Adult): string => {
  const numbers = [adult.cellphoneNumber, adult.whatsAppNumber].map((number) => formatPhoneNumber(number));
  return [`${fullName(adult)} (${adult.relationship})`, adult.email, ...new Set(numbers)]
    .filter(Boolean)
    .join(' ');
};

const noteClass = classNames('muted fs-0', styles.normalWeight);

export function LinkedAdults({ adults }: { adults: readonly Adult[] }) {
  if (adults.length === 0) return <span className={noteClass}>No parents linked</span>;
  return (
    <Stack as="ul" gap={1}>
      {adults.map((adult) => (
        <Row key={adult.id} as="li" gap={4} align="baseline" className={styles.adult}>
          <span className={styles.adultName}>
            <UserLink user={adult} />{' '}
            <span className={noteClass}>
              <Highlighted text={adult.relationship} />
            </span>
          </span>
          <Contacts adult={adult} />
        </Row>
      ))}
    </Stack>
  );
}

function Contacts({ adult: { email, cellphoneNumber, whatsAppNumber } }: { adult: Adult }) {
  const isSameNumber =
    cellphoneNumber !== null && formatPhoneNumber(cellphoneNumber) === formatPhoneNumber(whatsAppNumber);
  if (!email && !cellphoneNumber && !whatsAppNumber) return <span className={noteClass}>No contacts</span>;
  return (
    <Row as="span" gap={4} align="stretch" className={styles.contacts}>
      {email ? <EmailLink email={email} /> : null}
      {cellphoneNumber ? (
        <span>
          <span className="muted fs-0">
            Cell
            {isSameNumber ? (
              <>
                , <WhatsAppLink number={whatsAppNumber}>WhatsApp</WhatsAppLink>
              </>
            ) : null}
          </span>{' '}
          <PhoneLink number={cellphoneNumber} />
        </span>
      ) : null}
      {whatsAppNumber && !isSameNumber ? (
        <span>
          <span className="muted fs-0">WhatsApp</span> <WhatsAppLink number={whatsAppNumber} />
        </span>
      ) : null}
    </Row>
  );
}
