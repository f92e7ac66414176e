import { LazySideMenu } from './lazy-side-menu.tsx';
import styles from '../shell.module.css';

/** The side menu from medium screens up: a sticky column. */
export function SideColumn() {
  return (
    <div className={styles.side}>
      <div className={styles.scroll}>
        <LazySideMenu />
      </div>
    </div>
  );
}
