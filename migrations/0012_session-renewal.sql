ALTER TABLE "staff_sessions" ADD COLUMN "previous_token" text;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "renewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_previous_token_unique" UNIQUE("previous_token");