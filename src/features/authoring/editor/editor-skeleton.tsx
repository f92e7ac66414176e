import { Role } from '#session/roles.ts';
import { useSession } from '#session/session.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import { Row } from '#ui/layout.tsx';
import styles from './editor.module.css';

/** An activity before it is there. */
export const EditorSkeleton = () => (
  <div className={styles.reading}>
    <Cards />
  </div>
);

const Cards = () => (
  <Loading text="Loading activity…">
    <Skeleton width="60%" height="40px" />
    {['first', 'second'].map((card) => (
      <Card key={card} className={styles.card}>
        <SkeletonText lines={5} />
      </Card>
    ))}
  </Loading>
);

/** The same where writing begins at once: what is pressed too early is told (AUT-048d). */
export function WriterSkeleton() {
  const isAdmin = useSession(({ details }) => details?.role) === Role.Admin;
  const tooEarly = () => toast({ profile: 'app', tone: 'info', message: 'No activity loaded' });
  return (
    <>
      <Row gap={2} align="stretch" className={styles.buttons}>
        <Button onPress={tooEarly}>Submit for review</Button>
        {isAdmin ? (
          <Button variant="primary" onPress={tooEarly}>
            Save
          </Button>
        ) : null}
      </Row>
      <Cards />
    </>
  );
}
