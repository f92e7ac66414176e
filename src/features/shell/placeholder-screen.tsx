import { HomeLink } from '#components/page/home-link.tsx';
import { StatePanel } from '#ui/feedback/StatePanel.tsx';
import styles from '#ui/feedback/StateColumn.module.css';

/** A page whose URL exists already and whose content is still to come: it says so and leads back. */
export function PlaceholderScreen({ title }: { title: string }) {
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
