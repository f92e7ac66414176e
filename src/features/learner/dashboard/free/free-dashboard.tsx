import type { components } from '#api/contract.gen.ts';
import { useFreeToday } from '#components/plan/free-learner.ts';
import { Heading } from '#ui/Heading.tsx';
import { Stack } from '#ui/layout.tsx';
import { ProfileCard } from '../profile.tsx';
import { Subjects } from '../subjects.tsx';
import { FreeStrip } from './free-strip.tsx';
import { JumpCard } from './jump-card.tsx';
import styles from '../dashboard.module.css';

interface FreeDashboardProps {
  profile: components['schemas']['Learner'];
  gradeId: string;
}

/** For a learner without school content: the free activities of the day are one press away (D-238). */
export function FreeDashboard({ profile, gradeId }: FreeDashboardProps) {
  const today = useFreeToday();
  return (
    <Stack gap={6} className={styles.screen}>
      <Heading level={1}>Welcome, {profile.name}!</Heading>
      <Stack gap={6} className={styles.panels}>
        <JumpCard learnerId={profile.id} today={today} />
        <FreeStrip today={today} />
        <ProfileCard profile={profile} gradeId={gradeId} />
      </Stack>
      <Subjects learnerId={profile.id} free={{ isUsedUp: today.left === 0 }} />
    </Stack>
  );
}
