import { LazySideMenu } from './lazy-side-menu.tsx';
import styles from '../shell.module.css';

/** The side menu from medium screens up: a column that stays while the page scrolls. */
export function SideColumn() {
  return (
    <div className={styles.side}>
      <div className={styles.scroll}>
        <LazySideMenu />
      </div>
    </div>
  );
}
