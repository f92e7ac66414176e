import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#features/public/home/home-screen.tsx';
import { pageTitle } from '#lib/page-title.ts';

export const Route = createFileRoute('/home')({ head: pageTitle('Home'), component: HomeScreen });
