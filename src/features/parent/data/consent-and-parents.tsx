import type { components } from '#api/contract.gen.ts';
import { formatPhoneNumber } from '#lib/text/phone-number.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { classNames } from '#ui/class-names.ts';
import { Stack } from '#ui/layout.tsx';
import { findWording } from '../consent.ts';
import { Fact, Facts } from '../facts.tsx';
import { Section } from './section.tsx';
import shared from '../parent.module.css';
import styles from './data.module.css';

type Learner = components['schemas']['Learner'];

/** Shows which parent has agreed to the storage of the data, when, and to which version. */
export function ConsentSection({ learner: { name, consent } }: { learner: Learner }) {
  return (
    <Section id="consent" title="Consent">
      {consent ? (
        <>
          <Facts>
            <Fact name="Given by">{consent.givenByName}</Fact>
            <Fact name="Given on">{formatTimestamp(consent.givenAtUtc)}</Fact>
            <Fact name="Version of the wording">{consent.wordingVersion}</Fact>
          </Facts>
          <Wording version={consent.wordingVersion} />
        </>
      ) : (
        <p>No consent was recorded when {name} was added.</p>
      )}
    </Section>
  );
}

function Wording({ version }: { version: string }) {
  const wording = findWording(version);
  if (!wording) return null;
  return (
    <Stack as="ul" gap={2} className={classNames('fs-0', shared.bulletList)}>
      {[...wording.points, wording.agreement].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Stack>
  );
}

/** Lists the linked adults, the primary parent first. */
export function ParentsSection({ learner: { parents } }: { learner: Learner }) {
  return (
    <Section id="parents" title="Parents and guardians">
      <Stack as="ul" gap={3} className={styles.parentList}>
        {parents.map((parent) => (
          <Stack key={parent.id} as="li" gap={3}>
            <h3 className="fs-2">
              {parent.name} {parent.surname}
            </h3>
            <Facts>
              <Fact name="Relationship">
                {parent.relationship}
                {parent.isPrimaryParent ? ', primary parent' : ''}
              </Fact>
              <Fact name="Email">{parent.email}</Fact>
              <Fact name="Cellphone">{formatPhoneNumber(parent.cellphoneNumber)}</Fact>
              <Fact name="WhatsApp">{formatPhoneNumber(parent.whatsAppNumber)}</Fact>
              <Fact name="Last login">
                {parent.lastLoginDate ? formatTimestamp(parent.lastLoginDate) : 'Never'}
              </Fact>
            </Facts>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
