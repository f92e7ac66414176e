import { useLook } from './look-switch.tsx';
import styles from './component-page.module.css';

/** A story in a frame, in which it plays, with the theme and the density of the page. */
export function StoryFrame({ id, name, height }: { id: string; name: string; height: string }) {
  const { theme, density } = useLook();
  const globals = `theme:${theme};density:${density}`;
  return (
    <object
      key={globals}
      aria-label={name}
      type="text/html"
      data={`iframe.html?viewMode=story&id=${id}&globals=${globals}`}
      className={styles.frame}
      style={{ height }}
    >
      {name}
    </object>
  );
}
