import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/feedback/Skeleton.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import styles from './editor-screen.module.css';

/** The editor before its activity is there. */
export const EditorSkeleton = () => (
  <Loading text="Loading activity…" className={styles.skeleton}>
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
  const tooEarly = () => toast({ profile: 'app', tone: 'info', message: 'No activity loaded' });
  return (
    <>
      <div className={styles.buttons}>
        <Button onPress={tooEarly}>Submit for review</Button>
        <Button variant="primary" onPress={tooEarly}>
          Save
        </Button>
      </div>
      <EditorSkeleton />
    </>
  );
}
