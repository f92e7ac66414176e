import type { ReactNode } from 'react';
import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import { Row } from '#ui/layout.tsx';
import styles from './editor.module.css';

export const EditorSkeleton = () => (
  <div className={styles.reading}>
    <CardSkeletons>
      <Skeleton width="60%" height="40px" />
    </CardSkeletons>
  </div>
);

const CardSkeletons = ({ children }: { children: ReactNode }) => (
  <Loading text="Loading activity…">
    {children}
    {['first', 'second'].map((card) => (
      <Card key={card} className={styles.card}>
        <SkeletonText lines={5} />
      </Card>
    ))}
  </Loading>
);

/** The form while the activity loads: its buttons show a message (AUT-048d). */
export function FormSkeleton() {
  const isAdmin = useSession(({ details }) => details?.role) === Role.Admin;
  const showNotLoaded = () => toast({ profile: 'app', tone: 'info', message: 'No activity loaded' });
  return (
    <CardSkeletons>
      <Row justify="between">
        <Skeleton width="40%" height="40px" />
        <Row gap={2} align="stretch">
          <Button onPress={showNotLoaded}>Submit for review</Button>
          {isAdmin ? (
            <Button variant="primary" onPress={showNotLoaded}>
              Save
            </Button>
          ) : null}
        </Row>
      </Row>
    </CardSkeletons>
  );
}
