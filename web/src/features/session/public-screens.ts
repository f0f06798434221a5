// The entry of one lazily loaded chunk, not a barrel: what everybody meets who is not signed in.
export { PublicLayout } from './PublicLayout.tsx';
export { SignInView } from './SignInView.tsx';
