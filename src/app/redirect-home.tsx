import { Navigate } from '@tanstack/react-router';

/** A path that cannot even be decoded, such as `/%ff`, leads home like any unknown one (PUB-012). */
export const RedirectHome = () => <Navigate to="/home" replace />;
