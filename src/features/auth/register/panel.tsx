import { EntrancePanel } from '../entrance-panel.tsx';
import styles from './panel.module.css';

/** What registering leads to. */
export function RegisterPanel() {
  return (
    <EntrancePanel title="One account for the whole family." className={styles.panel}>
      <ol className={styles.steps}>
        <li>Register as a parent or guardian.</li>
        <li>Log in and add your child or children.</li>
        <li>Follow what they learn.</li>
      </ol>
    </EntrancePanel>
  );
}
