import type { components } from '#api/contract.gen.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { Fact, Facts } from '../facts.tsx';
import { Section } from './section.tsx';

/** The child's own record. */
export function RecordSection({ learner }: { learner: components['schemas']['Learner'] }) {
  return (
    <Section id="record" title="Record">
      <Facts>
        <Fact name="Name">{learner.name}</Fact>
        <Fact name="Surname">{learner.surname}</Fact>
        <Fact name="Username">{learner.userName}</Fact>
        <Fact name="Email">{learner.email}</Fact>
        <Fact name="Date of birth">{learner.dateOfBirth}</Fact>
        <Fact name="Grade">{learner.gradeTitle}</Fact>
        <Fact name="School">{learner.school}</Fact>
        <Fact name="Town">{learner.town}</Fact>
        <Fact name="Postal Code">{learner.postalCode}</Fact>
        <Fact name="Special notes">{learner.specialNotes}</Fact>
        <Fact name="May sign in">{learner.isActive ? 'Yes' : 'No'}</Fact>
        {learner.isNameHidden === undefined ? null : (
          <Fact name="Name on leaderboards">{learner.isNameHidden ? 'Hidden' : 'Shown'}</Fact>
        )}
        <Fact name="Last login">
          {learner.lastLoginDate ? formatTimestamp(learner.lastLoginDate) : 'Never'}
        </Fact>
      </Facts>
    </Section>
  );
}
