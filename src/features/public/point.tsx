import type { ReactNode } from 'react';
import page from '#components/page/public-page.module.css';

interface PointProps {
  marker: ReactNode;
  title: string;
  text: string;
}

export const Point = ({ marker, title, text }: PointProps) => (
  <li>
    <span aria-hidden="true" className={page.pointIcon}>
      {marker}
    </span>
    <div>
      <h3 className="fs-2">{title}</h3>
      <p className="muted">{text}</p>
    </div>
  </li>
);
