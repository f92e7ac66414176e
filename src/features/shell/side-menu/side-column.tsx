import { LazySideMenu } from './lazy-side-menu.tsx';
import styles from './side-column.module.css';

/** The side menu from medium screens up: a column that stays while the page scrolls. */
export function SideColumn() {
  return (
    <div className={styles.column}>
      <div className={styles.scroll}>
        <LazySideMenu />
      </div>
    </div>
  );
}
