// The entry of one lazily loaded chunk, not a barrel: the public screens that check what is typed at once.
export { ForgotPasswordView } from './ForgotPasswordView.tsx';
export { SetupPasswordView } from './SetupPasswordView.tsx';
export { TokenVerificationView } from './TokenVerificationView.tsx';
