import { Link } from '@tanstack/react-router';
import { product } from '#lib/configuration.ts';
import { classNames } from '#ui/class-names.ts';
import { Art } from '#ui/picture/Art.tsx';
import styles from './shell.module.css';

export function Brand({ className }: { className?: string | undefined }) {
  return (
    <Link to="/" activeOptions={{ exact: true }} className={classNames(styles.brand, className)}>
      <Art name="mark" className={styles.mark} />
      <span className={styles.name}>{product.name}</span>
    </Link>
  );
}
