import { LazySideMenu } from './lazy-side-menu.tsx';
import styles from '../shell.module.css';

export function SideColumn() {
  return (
    <div className={styles.side}>
      <div className={styles.scroll}>
        <LazySideMenu />
      </div>
    </div>
  );
}
