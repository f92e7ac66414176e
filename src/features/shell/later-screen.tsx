import { HomeLink } from '#components/page/home-link.tsx';
import { StatePanel } from '#ui/feedback/StatePanel.tsx';
import styles from '#ui/feedback/StateColumn.module.css';

/** A page whose address exists already and whose content comes later: it says so and leads back. */
export function LaterScreen({ title }: { title: string }) {
  return (
    <div className={styles.narrow}>
      <StatePanel
        mood="welcome"
        headingLevel={1}
        title={title}
        text="This page is still being built. Everything else is where you left it."
        action={<HomeLink />}
      />
    </div>
  );
}
