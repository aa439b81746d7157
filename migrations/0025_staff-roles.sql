ALTER TABLE "staff_accounts" ADD COLUMN "role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_role" CHECK ("staff_accounts"."role" IN ('reader', 'editor', 'owner'));--> statement-breakpoint
UPDATE "staff_accounts" SET "signed_in_at" = (SELECT max("created_at") FROM "staff_sessions" WHERE "user_id" = "staff_accounts"."id");
