import { LazySideMenu } from './lazy-side-menu.tsx';
import styles from '../shell.module.css';

/** The side menu as a sticky column, on medium screens and larger. */
export function SideColumn() {
  return (
    <div className={styles.side}>
      <div className={styles.scroll}>
        <LazySideMenu />
      </div>
    </div>
  );
}
