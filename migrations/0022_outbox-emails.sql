ALTER TABLE "letters" DROP CONSTRAINT "letters_state";--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_state" CHECK ("letters"."state" IN ('queued', 'sent', 'outbox', 'failed'));