// The entry of one lazily loaded chunk, not a barrel: the route table takes each screen from here.
export { ForgotPasswordView } from './ForgotPasswordView.tsx';
export { PublicLayout } from './PublicLayout.tsx';
export { SetupPasswordView } from './SetupPasswordView.tsx';
export { SignInView } from './SignInView.tsx';
export { TokenVerificationView } from './TokenVerificationView.tsx';
